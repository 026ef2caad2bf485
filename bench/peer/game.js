/** As light a game as can be: one die a move, each player in turn. */
exports.game = {
  name: 'steps',
  setup: () => ({ steps: 0, face: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // `client: false`: shown when the server has said so, as our own tables do.
    step: {
      move: ({ G, random }) => {
        G.steps++
        G.face = random.D6()
      },
      client: false,
    },
  },
}
