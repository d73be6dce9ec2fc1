import { useMemo } from 'react'
import { Palette } from '#web/insights/palette/palette.tsx'
import { commandsOf } from './commands.ts'

type StaffPaletteProps = { role: 'mentor' | 'admin'; onLogout: () => void; onClose: () => void }

/** Loaded when somebody opens it. */
export function StaffPalette({ role, onLogout, onClose }: StaffPaletteProps) {
  const commands = useMemo(() => commandsOf(role, onLogout), [role, onLogout])
  return <Palette commands={commands} isAdmin={role === 'admin'} onClose={onClose} />
}
