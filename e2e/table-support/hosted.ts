import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../src/server/testing/postgres.ts'
import { freePort, gone, pause } from '../../src/server/testing/processes.ts'

export type ProxyName = 'nginx' | 'caddy'

/** Three processes on one PostgreSQL behind a proxy that does TLS, as docs/hosting.md has them. */
export interface Hosted {
  readonly origin: string
  readonly processes: number
  kill(process: number): Promise<void>
  /** Asked to stop, and started again once it has. */
  restart(process: number): Promise<void>
  close(): Promise<void>
}

export const isThere = (proxy: ProxyName): boolean => spawnSync(proxy, [proxy === 'nginx' ? '-v' : 'version']).status === 0

const LIMITS = {
  CODE_TRIES_PER_MINUTE: '10000',
  NEW_TABLES_PER_HOUR: '1000000',
  REQUESTS_PER_MINUTE: '1000000',
  MAX_TABLES: '100000',
}

const makeCertificate = (folder: string): readonly [string, string] => {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const how = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
    '-keyout',
    key,
    '-out',
    certificate,
  ]
  execFileSync('openssl', how, { stdio: 'ignore' })
  return [certificate, key]
}

/** The file of deploy/, with the ports and the certificate of the test. */
const nginxFile = (folder: string, port: number, plainPort: number, upstreams: readonly number[]): string => {
  const [certificate, key] = makeCertificate(folder)
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/( *)server 127\.0\.0\.1:3000(.*);\n(?: *#.*\n)*/, (_, indent, how) =>
      upstreams.map((one) => `${indent}server 127.0.0.1:${one}${how};\n`).join(''),
    )
    .replace('listen 80;', `listen ${plainPort};`)
    .replace('listen 443 ssl http2', `listen ${port} ssl http2`)
    .replaceAll('reve.example.org;', 'localhost;')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
  const file = join(folder, 'nginx.conf')
  const top = `daemon off; pid ${folder}/pid; error_log stderr crit; events {}\nhttp { access_log off; client_body_temp_path ${folder}/body;`
  writeFileSync(
    file,
    `${top} proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u;
scgi_temp_path ${folder}/s;\n${site}}\n`,
  )
  return file
}

/** With a certificate of its own making: a public name is not to be had here. */
const caddyFile = (folder: string, plainPort: number): string => {
  const file = join(folder, 'Caddyfile')
  const options = `{\n\tadmin off\n\thttp_port ${plainPort}\n\tlocal_certs\n\tskip_install_trust\n\tstorage file_system ${folder}\n}\n`
  writeFileSync(file, options + readFileSync('deploy/Caddyfile', 'utf8'))
  return file
}

const startProxy = (proxy: ProxyName, folder: string, ports: readonly number[], upstreams: readonly number[]): ChildProcess => {
  const [port = 0, plainPort = 0] = ports
  if (proxy === 'nginx')
    return spawn('nginx', ['-c', nginxFile(folder, port, plainPort, upstreams)], { stdio: ['ignore', 'inherit', 'inherit'] })
  const env = { DOMAIN: `localhost:${port}`, UPSTREAMS: upstreams.map((one) => `127.0.0.1:${one}`).join(' ') }
  const how = ['run', '--config', caddyFile(folder, plainPort), '--adapter', 'caddyfile']
  return spawn('caddy', how, { env: { ...process.env, ...env, HOME: folder }, stdio: 'ignore' })
}

const answers = async (url: string): Promise<void> => {
  // Its certificate is of our own making: the browser is told so too, fetch cannot be.
  const ask = (): boolean => spawnSync('curl', ['--insecure', '--silent', '--fail', '--max-time', '2', url]).status === 0
  for (let tries = 0; tries < 600; tries++) {
    if (ask()) return
    await pause(50)
  }
  throw new Error(`nobody answers at ${url}`)
}

export const startHosted = async (proxy: ProxyName): Promise<Hosted> => {
  const folder = mkdtempSync(join(tmpdir(), 'demi-reve-hosted-'))
  const postgres = await startPostgres()
  const url = await postgres.newDatabase()
  const upstreams = [await freePort(), await freePort(), await freePort()]
  const ports = [await freePort(), await freePort()]
  const settings = {
    ...LIMITS,
    DATABASE_URL: url,
    TRUST_PROXY: 'yes',
    STOP_SECONDS: proxy === 'nginx' ? '0' : '4',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'fatal',
  }
  const start = (port: number): ChildProcess =>
    spawn(process.execPath, ['build/server/main.js'], { env: { ...process.env, ...settings, PORT: `${port}` }, stdio: 'inherit' })
  const children = upstreams.map(start)
  const ready = (at: number): Promise<void> => answers(`http://127.0.0.1:${upstreams[at]}/readyz`)
  await Promise.all(upstreams.map((_, at) => ready(at)))
  const front = startProxy(proxy, folder, ports, upstreams)
  const origin = `https://localhost:${ports[0]}`
  await answers(`${origin}/readyz`)
  const end = async (child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> => {
    child?.kill(signal)
    if (child) await gone(child)
  }
  return {
    origin,
    processes: children.length,
    kill: (at) => end(children[at], 'SIGKILL'),
    restart: async (at) => {
      await end(children[at], 'SIGTERM')
      children[at] = start(upstreams[at] as number)
      await ready(at)
    },
    close: async () => {
      await end(front, 'SIGTERM')
      await Promise.all(children.map((child) => end(child, 'SIGKILL')))
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
