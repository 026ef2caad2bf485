export { clouds, hash, valueNoise } from './noise.ts'
export { add, distanceBetween, easeInOut, mix, type Point, scaled } from './point.ts'
export {
  between,
  bounded,
  centredOn,
  clearCentre,
  type Frame,
  fitScale,
  fitted,
  framed,
  type Insets,
  moved,
  NO_INSETS,
  type Place,
  pinched,
  type Scales,
  type Size,
  showing,
  toScreen,
  toWorld,
  type View,
  zoomedWithin,
} from './view.ts'
