const { Client } = require('boardgame.io/client')
const { SocketIO } = require('boardgame.io/multiplayer')
const { game } = require('./game.js')
const { Socket } = require('node:net')

const [port, matches, seats, warm, moves, rest] = process.argv.slice(2).map(Number)

const sockets = new Set()
const { connect } = Socket.prototype
Socket.prototype.connect = function (...to) {
  sockets.add(this)
  return connect.apply(this, to)
}
const received = () => [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0)
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Resolves when the client shows so many steps. */
const shows = (client, steps) =>
  new Promise((resolve) => {
    const look = () => {
      const state = client.getState()
      if (!state || state.G.steps < steps) return
      stop()
      resolve(performance.now())
    }
    let stop = () => {}
    stop = client.subscribe(look)
    look()
  })

const open = (match) =>
  Array.from({ length: seats }, (_, seat) => {
    const client = Client({
      game,
      numPlayers: seats,
      matchID: `match-${match}`,
      playerID: `${seat}`,
      multiplayer: SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ['websocket'] } }),
      debug: false,
    })
    client.start()
    return client
  })

const acks = []

/** As many are waited for as at a table of ours: all see what seat 0 does, seat 0 and the mover what the others do. */
const move = async (clients, step) => {
  const mover = clients[step % seats]
  // A client that has not seen the last move yet would be refused.
  await shows(mover, step)
  const watchers = mover === clients[0] ? clients.slice(1) : [clients[0]]
  const from = performance.now()
  const seen = [mover, ...watchers].map((client) => shows(client, step + 1))
  mover.moves.step()
  const [own] = await Promise.all(seen)
  acks.push(own - from)
}

/** Matches begin one after the other and rest for more or less long: they do not all move in the same instant. */
const play = async (clients, at, first, end) => {
  await pause((rest * at) / matches)
  for (let step = first; step < end; step++) {
    await move(clients, step)
    await pause(rest * (0.5 + ((at * 7 + step * 13) % 100) / 100))
  }
}

const main = async () => {
  const tables = []
  for (let match = 0; match < matches; match++) {
    const clients = open(match)
    await Promise.all(clients.map((client) => shows(client, 0)))
    tables.push(clients)
  }
  console.log('{"opened":true}')
  await Promise.all(tables.map((clients, at) => play(clients, at, 0, warm)))
  acks.length = 0
  const [from, before] = [performance.now(), received()]
  console.log('{"warmed":true}')
  await Promise.all(tables.map((clients, at) => play(clients, at, warm, warm + moves)))
  const found = { seconds: (performance.now() - from) / 1000, acks, bytes: received() - before }
  process.stdout.write(`${JSON.stringify(found)}\n`, () => process.exit(0))
}

main()
