const { Client } = require('boardgame.io/client')
const { SocketIO } = require('boardgame.io/multiplayer')
const { game } = require('./game.js')

const [port, matches, seats, moves] = process.argv.slice(2).map(Number)

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

const play = async (clients, acks, screens) => {
  for (let step = 1; step <= moves; step++) {
    const mover = clients[(step - 1) % seats]
    const from = performance.now()
    const seen = clients.map((client) => shows(client, step))
    mover.moves.step()
    const at = await Promise.all(seen)
    acks.push(at[(step - 1) % seats] - from)
    for (const [seat, time] of at.entries()) if (clients[seat] !== mover) screens.push(time - from)
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
  const acks = []
  const screens = []
  const from = performance.now()
  await Promise.all(tables.map((clients) => play(clients, acks, screens)))
  const found = { seconds: (performance.now() - from) / 1000, acks, screens }
  process.stdout.write(`${JSON.stringify(found)}\n`, () => process.exit(0))
}

main()
