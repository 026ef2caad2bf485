import './living.css'
import './start.css'
import { afterFace } from './afterFace.ts'
import sky from './sky.svg?raw'

/** Where it cannot be fetched the night stands without it. */
const LivingMap = afterFace(async () => (await import('./LivingMap.tsx')).LivingMap)

/** Night and a crescent at once; out of it comes the map, as soon as it is painted. */
export const StartArt = () => (
  <div className="start-art" aria-hidden="true">
    <LivingMap />
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of this folder, and nothing that anybody says */}
    <div dangerouslySetInnerHTML={{ __html: sky }} />
  </div>
)
