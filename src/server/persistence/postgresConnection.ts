import { type ClientConfig, types } from 'pg'

/** Where the processes that serve the same tables hear each other. */
export const CHANNEL = 'demi_reve'

/** How long a database may take to answer before it counts as away. */
const PATIENCE = 5000
const INT8 = 20

/** Numbers of eight bytes come as numbers: none of ours is larger than a number holds. */
const getTypeParser = ((id: number, format: 'text') =>
  id === INT8 ? Number : types.getTypeParser(id, format)) as typeof types.getTypeParser

/** An acknowledged command is on the disk, whatever the database does for others. */
export const connectionOf = (url: string): ClientConfig => ({
  connectionString: url,
  options: '-c synchronous_commit=on',
  connectionTimeoutMillis: PATIENCE,
  query_timeout: PATIENCE,
  keepAlive: true,
  types: { getTypeParser },
})
