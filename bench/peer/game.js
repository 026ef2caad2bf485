/**
 * The same shape as our table: seat 0 sees everything, the others their own dreamer and the names of the rest.
 * A step rolls as many dice as one of ours and changes as much, without the rules behind it.
 */
const CELLS = 189

const dreamer = (seat) => ({
  id: `reveur-${seat}`,
  sheet: {
    name: `Rêveur ${seat}`,
    reve: 14,
    empathie: 10,
    volonte: 10,
    vue: 10,
    stamina: { boxes: 999 },
    malus: 0,
    draconic: { oniros: 9, hypnos: 9, narcos: 9, thanatos: 9 },
    spells: null,
  },
  phase: 'free',
  mode: 'normal',
  round: 0,
  dream: 900,
  fatigue: 0,
  pendingFatigue: 0,
  repression: 0,
  position: 'G7',
  genre: 'cite',
  candidates: ['G7'],
  encounter: null,
  messenger: null,
  spell: null,
  reserves: [],
  waiting: null,
  xp: { reve: 0, oniros: 0, hypnos: 0, narcos: 0, thanatos: 0 },
  afflictions: [],
  effect: null,
  ascent: { kind: 'free' },
  modifier: null,
  sight: null,
})

const brief = ({ id, sheet, phase }) => ({ id, name: sheet.name, phase })

exports.game = {
  name: 'steps',
  setup: ({ ctx }) => ({
    steps: 0,
    clock: { day: 1, hour: 0 },
    dreamers: Array.from({ length: ctx.numPlayers - 1 }, (_, at) => dreamer(at + 1)),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({
    steps: G.steps,
    clock: G.clock,
    table: G.dreamers.map(brief),
    dreamers: playerID === '0' ? G.dreamers : G.dreamers.filter((_, at) => `${at + 1}` === playerID),
  }),
  moves: {
    // `client: false`: shown when the server has said so, as our own tables do.
    step: {
      move: ({ G, playerID, random }) => {
        G.steps++
        const mine = G.dreamers[Number(playerID) - 1]
        if (!mine) {
          G.clock.hour++
          return
        }
        mine.round++
        mine.pendingFatigue++
        mine.phase = random.Die(7) === 7 ? 'encounter' : 'free'
        if (mine.phase === 'encounter') mine.encounter = { kind: random.Die(100), strength: random.Die(6) }
        mine.position = `cell ${random.Die(CELLS)}`
        mine.candidates = [mine.position]
      },
      client: false,
    },
  },
}
