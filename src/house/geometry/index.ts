export * from './noise.ts'
export * from './point.ts'
export * from './view.ts'
