export { clouds, hash, valueNoise } from './noise.ts'
export { add, distanceBetween, easeInOut, mix, type Point, scaled } from './point.ts'
export {
  between,
  bounded,
  centredOn,
  clearCentre,
  type Extent,
  type Frame,
  fitScale,
  fitted,
  framed,
  type Insets,
  moved,
  NO_INSETS,
  pinched,
  type Scales,
  type Size,
  showing,
  toScreen,
  toWorld,
  type Viewport,
  zoomedWithin,
} from './view.ts'
