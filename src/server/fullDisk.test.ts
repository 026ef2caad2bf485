import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tableApi } from '../house/seat/tableApi.ts'
import { dreamerNamed, linkOf, openTestTable } from './testing/harness.ts'
import { freePort, gone } from './testing/processes.ts'
import { bundleServer, keepStarting, startProcess } from './testing/serverProcess.ts'

const FAILED = { code: 'storage-failed' }

/** The system can be told not to let a process write any further: to it, the disk is full. */
test.skipIf(process.platform !== 'linux')(
  'a full disk says storage-failed at every door, and nobody is kept from what was played',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'demi-reve-'))
    const bundle = await bundleServer()
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const api = tableApi(origin)
    const server = await keepStarting(origin, () => startProcess(bundle, port, { DATA_DIR: folder }))
    const fill = (most: string): unknown => execFileSync('prlimit', ['--pid', `${server.pid}`, `--fsize=${most}`])
    const { gardien } = await openTestTable(api, ['Ana'])
    fill('4096:')

    expect(await api.openTable('Une autre')).toMatchObject(FAILED)
    expect(await api.bring(gardien.codes.players, dreamerNamed('Bo'))).toMatchObject(FAILED)
    expect(await api.link(gardien.token)).toMatchObject(FAILED)
    expect(await api.renewCodes(gardien.token)).toMatchObject(FAILED)
    expect(await api.free(gardien.token, 'ana')).toMatchObject(FAILED)
    const seat = linkOf(origin, gardien)
    await seat.until(({ state }) => state === 'online')
    expect(await seat.link.say({ type: 'advance', hours: 1 })).toMatchObject({ ok: false, refusal: FAILED })

    fill('unlimited:')
    expect(await seat.link.say({ type: 'advance', hours: 1 })).toMatchObject({ ok: true })
    expect(await api.seatOf(gardien.token)).toMatchObject({ codes: gardien.codes })
    seat.link.close()
    server.kill('SIGTERM')
    await gone(server)
    rmSync(bundle, { recursive: true })
    rmSync(folder, { recursive: true })
  },
  300_000,
)
