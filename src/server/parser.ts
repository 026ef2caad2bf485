import { Decoder, Encoder, type Packet } from 'socket.io-parser'

/** As Socket.IO writes, but nothing that is sent here is binary: what is long is not walked through to look for it. */
class TextEncoder extends Encoder {
  override encode(packet: Packet): string[] {
    // biome-ignore lint/complexity/useLiteralKeys: private in its types, and what its own encode ends with.
    return [this['encodeAsString'](packet)]
  }
}

export const PARSER = { Encoder: TextEncoder, Decoder }
