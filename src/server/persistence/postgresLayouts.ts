/** Bodies are texts, kept byte for byte: what is read is what was written. */
const TABLES = `
CREATE TABLE tables (
  id text PRIMARY KEY,
  name text NOT NULL,
  game text NOT NULL,
  rules bigint NOT NULL,
  setup text NOT NULL,
  made_at bigint NOT NULL,
  codes bigint NOT NULL,
  players text NOT NULL UNIQUE,
  spectators text NOT NULL UNIQUE,
  approval integer NOT NULL DEFAULT 0
);
CREATE TABLE entries (
  table_id text NOT NULL REFERENCES tables,
  seq bigint NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (table_id, seq)
);
CREATE TABLE said (
  table_id text NOT NULL REFERENCES tables,
  role text NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (table_id, role)
);
CREATE TABLE seats (
  token text PRIMARY KEY,
  table_id text NOT NULL REFERENCES tables,
  kind text NOT NULL,
  seat text NOT NULL,
  sealed text NOT NULL DEFAULT '',
  browser text NOT NULL DEFAULT ''
);
CREATE INDEX seats_of_table ON seats (table_id, kind, seat);
CREATE TABLE links (
  code text PRIMARY KEY,
  table_id text NOT NULL REFERENCES tables,
  kind text NOT NULL,
  seat text NOT NULL,
  gives text NOT NULL,
  sealed text NOT NULL,
  until bigint NOT NULL
);
CREATE INDEX links_of_table ON links (table_id);
CREATE INDEX links_by_end ON links (until);
CREATE TABLE joiners (
  key text PRIMARY KEY,
  table_id text NOT NULL REFERENCES tables,
  door text NOT NULL,
  name text NOT NULL,
  wish text NOT NULL,
  browser text NOT NULL,
  refused integer NOT NULL,
  asked_at bigint NOT NULL
);
CREATE INDEX joiners_of_table ON joiners (table_id);
CREATE INDEX joiners_by_age ON joiners (asked_at);
CREATE TABLE banished (
  table_id text NOT NULL REFERENCES tables,
  browser text NOT NULL,
  PRIMARY KEY (table_id, browser)
);
CREATE TABLE opened (
  table_id text PRIMARY KEY REFERENCES tables,
  at bigint NOT NULL
);
CREATE TABLE pulse (
  id integer PRIMARY KEY,
  beats bigint NOT NULL
);
`

/**
 * What several tables write at once, in one step and one sync. Each table is locked first, in one order for everybody, so that what is
 * looked at stays so until it is written. An entry that is there already, to the letter, was stored by the same writer before its
 * connection broke.
 */
const WRITING = `
CREATE FUNCTION lock_table(id text) RETURNS void LANGUAGE sql AS $$ SELECT pg_advisory_xact_lock(1, hashtext(id)) $$;

CREATE FUNCTION append_entry(of_table text, at bigint, entry text, by_role text, expected text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE last bigint;
BEGIN
  SELECT coalesce(max(seq), 0) INTO last FROM entries WHERE table_id = of_table;
  IF last >= at AND EXISTS (SELECT 1 FROM entries WHERE table_id = of_table AND seq = at AND body = entry) THEN RETURN 'stored'; END IF;
  IF last + 1 <> at OR NOT EXISTS (SELECT 1 FROM tables WHERE id = of_table) THEN RETURN 'conflict'; END IF;
  IF by_role IS NOT NULL AND (SELECT body FROM said WHERE table_id = of_table AND role = by_role) IS DISTINCT FROM expected
    THEN RETURN 'conflict'; END IF;
  INSERT INTO entries VALUES (of_table, at, entry);
  RETURN 'stored';
END $$;

CREATE FUNCTION keep_said(of_table text, by_role text, after text, before text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE now_kept text;
BEGIN
  SELECT body INTO now_kept FROM said WHERE table_id = of_table AND role = by_role;
  IF now_kept IS NOT DISTINCT FROM after THEN RETURN 'stored'; END IF;
  IF now_kept IS DISTINCT FROM before OR NOT EXISTS (SELECT 1 FROM tables WHERE id = of_table) THEN RETURN 'conflict'; END IF;
  IF before IS NULL THEN INSERT INTO said VALUES (of_table, by_role, after);
  ELSE UPDATE said SET body = after WHERE table_id = of_table AND role = by_role;
  END IF;
  RETURN 'stored';
END $$;

CREATE FUNCTION write_together(channel text, writer text, types text[], of_tables text[], seqs bigint[], roles text[], bodies text[],
  befores text[]) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  results text[] := '{}';
  result text;
  one text;
BEGIN
  FOR one IN SELECT DISTINCT id FROM unnest(of_tables) AS id ORDER BY id LOOP PERFORM lock_table(one); END LOOP;
  FOR at IN 1 .. array_length(types, 1) LOOP
    IF types[at] = 'append' THEN result := append_entry(of_tables[at], seqs[at], bodies[at], roles[at], befores[at]);
    ELSE result := keep_said(of_tables[at], roles[at], bodies[at], befores[at]);
    END IF;
    IF result = 'stored' THEN PERFORM pg_notify(channel, writer || ' written ' || of_tables[at]); END IF;
    results := results || result;
  END LOOP;
  RETURN results;
END $$;
`

/** What was worked out from the entries, to be worked out again where it is missing. */
const SNAPSHOTS = `
CREATE TABLE snapshots (
  table_id text NOT NULL REFERENCES tables,
  about text NOT NULL,
  seq bigint NOT NULL,
  n bigint NOT NULL,
  maker text NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (table_id, about, seq)
);
`

/** Seats that bots hold. */
const BOTS = `ALTER TABLE seats ADD COLUMN bot text NOT NULL DEFAULT '';`

/** What people are called and wear, how many may play, and why a key opens nothing any more. */
const PEOPLE = `
ALTER TABLE seats ADD COLUMN called text NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN colour text NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN figure text NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN since bigint NOT NULL DEFAULT 0;
ALTER TABLE joiners ADD COLUMN colour text NOT NULL DEFAULT '';
ALTER TABLE joiners ADD COLUMN figure text NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN places integer NOT NULL DEFAULT 0;
CREATE TABLE gone (
  token text PRIMARY KEY,
  table_id text NOT NULL REFERENCES tables,
  why text NOT NULL,
  at bigint NOT NULL
);
CREATE INDEX gone_of_table ON gone (table_id, at);
`

/** Whether those who play may watch each other. */
const WATCHING = `ALTER TABLE tables ADD COLUMN watching integer NOT NULL DEFAULT 1;`

/** What was said of those who stay away, which seats somebody has left, and since when one is empty. */
const ABSENCE = `
ALTER TABLE tables ADD COLUMN absence text NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN parted text NOT NULL DEFAULT '[]';
ALTER TABLE seats ADD COLUMN left_at bigint NOT NULL DEFAULT 0;
`

/** Whoever was away is told of a table that is closed. */
const CLOSED = 'ALTER TABLE gone DROP CONSTRAINT gone_table_id_fkey;'

/** Each layout follows from the one before; a database of any of them is brought to the last. */
export const LAYOUTS = [TABLES + WRITING, SNAPSHOTS, BOTS, PEOPLE, WATCHING, ABSENCE, CLOSED]
