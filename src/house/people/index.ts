export * from './PersonBadge.tsx'
