import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Callout } from '#web/kit/layout/callout.tsx'

type MissingNoteProps = { missing: string; home: string; children: string }

/** For somebody whom an unknown address led to their start page. A reload doesn't show it again. */
export function MissingNote({ missing, home, children }: MissingNoteProps) {
  const navigate = useNavigate()
  useEffect(() => void navigate(home, { replace: true }), [navigate, home])
  return (
    <Callout tone="waiting">
      We couldn’t find {missing}, so {children}
    </Callout>
  )
}
