export * from './map/genre.ts'
export * from './map/geometry.ts'
export * from './map/map.ts'
