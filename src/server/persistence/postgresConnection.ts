import { type ClientConfig, types } from 'pg'

/** Where the processes that serve the same tables hear each other. */
export const CHANNEL = 'demi_reve'

/** How long a database may take to answer before it counts as away. */
const PATIENCE = 5000
const INT8 = 20

/** Numbers of eight bytes come as numbers: none of ours is larger than a number holds. */
const getTypeParser = ((id: number, format: 'text') =>
  id === INT8 ? Number : types.getTypeParser(id, format)) as typeof types.getTypeParser

/**
 * An acknowledged command is on the disk, whatever the database does for others. A process that is cut off in the middle of something
 * does not hold up its table, nor one table the others.
 */
const SETTINGS = [
  'synchronous_commit=on',
  'lock_timeout=2000',
  'idle_in_transaction_session_timeout=10000',
  'tcp_keepalives_idle=10',
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=3',
]

export const connectionOf = (url: string): ClientConfig => ({
  connectionString: url,
  options: SETTINGS.map((setting) => `-c ${setting}`).join(' '),
  connectionTimeoutMillis: PATIENCE,
  query_timeout: PATIENCE,
  keepAlive: true,
  types: { getTypeParser },
})
