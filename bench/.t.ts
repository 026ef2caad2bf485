import { playOf } from './common/play.ts'
for (const n of [30000, 40000, 60000, 103000]) { const c = process.cpuUsage(); playOf(n); const { user, system } = process.cpuUsage(c); console.log(n, ((user + system) / 1e6).toFixed(1)) }
