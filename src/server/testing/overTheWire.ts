import { applyPatch } from '../../kit/patch.ts'
import { PROTOCOL, type WireNews } from '../../kit/wire.ts'
import { type RawClient, rawClient } from './rawClient.ts'

/** Somebody at a table, and all that they heard there. */
export interface Heard<View> {
  readonly client: RawClient
  /** Made of what was sent alone. */
  view(): View
  /** Once all that was said before has been heard. */
  settled(): Promise<void>
}

export const hearAs = async <View>(origin: string, token: string): Promise<Heard<View>> => {
  const client = await rawClient(origin)
  client.say({ type: 'hello', protocol: PROTOCOL, token, from: 0 })
  await client.hears('welcome')
  let settled = 0
  return {
    client,
    view: () =>
      client.heard.reduce<unknown>((seen, message) => {
        if (message.type === 'welcome') return message.view
        const patch = message.type === 'feed' ? (message.news as WireNews).patch : undefined
        return patch ? applyPatch(seen, patch) : seen
      }, null) as View,
    settled: async () => {
      const [id, from] = [`settle ${settled++}`, client.heard.length]
      client.say({ type: 'viewAt', id, n: 0 })
      await client.hears('viewed', id, from)
    },
  }
}

/** Keys, codes and ids are drawn for each table. */
export const withoutDrawn = (what: unknown): string =>
  JSON.stringify(what)
    .replace(/[\w-]{43}/g, '#')
    .replace(/"(code|players|spectators|until|n)":("[A-Z0-9]{8}"|\d{13})/g, '"$1":#')
    .replace(/"id":"[\w-]{16}"/g, '"id":#')
