/** What goes with a table when it goes. */
export const [LOG, ...BELONGINGS] = ['entries', 'snapshots', 'said', 'seats', 'links', 'joiners', 'banished', 'opened'] as const

/** A millisecond or two of work: so many entries, and bytes of them, at once; one at least. No more of them are looked at than go. */
export const PART = `DELETE FROM ${LOG} WHERE table_id = ? AND seq <= (
  WITH RECURSIVE part (seq, bytes, many) AS (
    SELECT min(seq), 0, 1 FROM ${LOG} WHERE table_id = ?
    UNION ALL
    SELECT ${LOG}.seq, bytes + octet_length(body), many + 1 FROM part JOIN ${LOG} ON table_id = ? AND ${LOG}.seq = part.seq + 1
      WHERE many < 500 AND bytes + octet_length(body) <= 131072)
  SELECT max(seq) FROM part)`
export const IS_LEFT = `SELECT 1 FROM ${LOG} WHERE table_id = ? LIMIT 1`
