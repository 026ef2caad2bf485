import { version } from '../../../package.json'
import type { Guests } from '../face/face.ts'
import { useGuests } from '../face/guests.ts'
import { hrefOf } from '../routes/route.ts'
import { typesetText } from '../texts/typeset.ts'
import { useLanguage, useTexts } from '../texts/whole.tsx'
import { useAwaited } from '../ui/awaited.ts'
import { Button } from '../ui/Button.tsx'
import { Emblem } from '../ui/Emblem.tsx'
import '../ui/textPage.css'
import '../ui/leaf.css'
import './about.css'

type Credit = readonly [name: string, licence: string, href: string]

const FONTS: readonly Credit[] = [
  ['Grenze Gotisch, The Grenze Gotisch Project Authors', 'SIL OFL 1.1', 'https://github.com/Omnibus-Type/Grenze-Gotisch'],
  ['Alegreya, The Alegreya Project Authors', 'SIL OFL 1.1', 'https://github.com/huertatipografica/Alegreya'],
]

const LIBRARIES: readonly Credit[] = [
  ['React', 'MIT', 'https://react.dev'],
  ['Konva', 'MIT', 'https://konvajs.org'],
  ['react-konva', 'MIT', 'https://github.com/konvajs/react-konva'],
  ['Zustand', 'MIT', 'https://github.com/pmndrs/zustand'],
  ['Immer', 'MIT', 'https://immerjs.github.io/immer'],
  ['Valibot', 'MIT', 'https://valibot.dev'],
  ['pure-rand', 'MIT', 'https://github.com/dubzzz/pure-rand'],
  ['idb', 'ISC', 'https://github.com/jakearchibald/idb'],
  ['ws', 'MIT', 'https://github.com/websockets/ws'],
  ['lean-qr', 'MIT', 'https://github.com/davidje13/lean-qr'],
]

const Credits = ({ title, credits }: { readonly title: string; readonly credits: readonly Credit[] }) => {
  const { about } = useTexts().ui
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {credits.map(([name, licence, href]) => (
          <li key={href}>
            <a href={href}>{about.licence({ name, licence })}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One that cannot be fetched leaves the others their line. */
const creditsOf = async (guests: Guests) => {
  const all = await Promise.all(Object.values(guests).map(async ({ credits }) => credits?.().catch(() => undefined)))
  return all.filter((one) => one !== undefined)
}

const OfGames = () => {
  const { locale } = useLanguage().format
  const guests = useGuests()
  const told = useAwaited(creditsOf, guests) ?? []
  return told.map((credits) => <p key={credits.fr}>{typesetText(locale, credits[locale])}</p>)
}

export const AboutScreen = () => {
  const { about, common, start } = useTexts().ui
  return (
    <main className="text-page stack about">
      <Button kind="back" name={common.back} to={hrefOf({ screen: 'start' })} />
      <Emblem />
      <h1>{start.about}</h1>
      <div className="about-leaf leaf stack">
        <p className="about-lead">{about.what}</p>
        <OfGames />
        <p>{about.privacy}</p>
        <h2>{about.credits}</h2>
        <section>
          <h3>{about.drawings}</h3>
          <p>{about.drawingsOurs}</p>
        </section>
        <Credits title={about.fonts} credits={FONTS} />
        <Credits title={about.libraries} credits={LIBRARIES} />
        <p className="soft">
          {about.licence({ name: common.title, licence: 'MIT' })} · {about.version({ version })}
        </p>
      </div>
    </main>
  )
}
