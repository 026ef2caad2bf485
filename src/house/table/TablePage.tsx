import type { ReactNode } from 'react'
import { NothingKept, useLasts } from '../library/NothingKept.tsx'
import { hrefOf } from '../routes/route.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import '../ui/leaf.css'
import './table.css'

/** The frame of the screens around a table. */
export const TablePage = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const { common } = useTexts().ui
  return (
    <div className="table-ground">
      <main className="table-page stack">
        <Button kind="back" name={common.title} to={hrefOf({ screen: 'start' })} />
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {!useLasts() && <NothingKept />}
        <div className="table-leaf leaf">{children}</div>
      </main>
    </div>
  )
}
