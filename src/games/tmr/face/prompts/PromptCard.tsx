import type { Prompt } from '../../rules/public.ts'
import { AsleepCard } from './AsleepCard.tsx'
import { AwakeCard } from './AwakeCard.tsx'
import { CaptiveCard } from './CaptiveCard.tsx'
import { EncounterCard } from './EncounterCard.tsx'
import { FreeCard } from './FreeCard.tsx'
import { GiftCard } from './GiftCard.tsx'
import { CarryingCard, CastCard, FumbleCard } from './HandCards.tsx'
import { PetitionCard } from './PetitionCard.tsx'
import { ReleasingCard } from './ReleasingCard.tsx'
import { ServiceCard } from './ServiceCard.tsx'
import { TargetCard } from './TargetCard.tsx'
import { WetCard } from './WetCard.tsx'
import './prompts.css'
import './past.css'
import './unasked.css'

/** One component a kind. */
export const PromptCard = ({ prompt }: { readonly prompt: Prompt }) => {
  switch (prompt.kind) {
    case 'awake':
      return <AwakeCard prompt={prompt} />
    case 'petition':
      return <PetitionCard prompt={prompt} />
    case 'encounter':
      return <EncounterCard prompt={prompt} />
    case 'service':
      return <ServiceCard prompt={prompt} />
    case 'captive':
      return <CaptiveCard prompt={prompt} />
    case 'wet':
      return <WetCard prompt={prompt} />
    case 'gift':
      return <GiftCard prompt={prompt} />
    case 'releasing':
      return <ReleasingCard prompt={prompt} />
    case 'free':
      return <FreeCard prompt={prompt} />
    case 'cast':
      return <CastCard prompt={prompt} />
    case 'fumble':
      return <FumbleCard prompt={prompt} />
    case 'carrying':
      return <CarryingCard prompt={prompt} />
    case 'targeting':
      return <TargetCard prompt={prompt} />
    case 'asleep':
      return <AsleepCard prompt={prompt} />
    default:
      return prompt satisfies never
  }
}
