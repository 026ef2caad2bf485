const { Server, Origins } = require('boardgame.io/server')
const { game } = require('./game.js')

/** Its own defaults: matches are kept in memory. */
const server = Server({ games: [game], origins: [Origins.LOCALHOST] })
server.run(Number(process.env.PORT), () => console.log('up'))
