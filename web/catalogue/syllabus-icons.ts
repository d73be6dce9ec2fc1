import type { SyllabusWeek } from '#contract/catalogue/courses.ts'
import { Cloud, Code, Database, Flag, FlaskConical, LayoutTemplate, Rocket, Users, type Icon } from '#web/kit/icons.tsx'

export const weekIcons: Record<SyllabusWeek['icon'], { icon: Icon; label: string }> = {
  start: { icon: Flag, label: 'Start' },
  code: { icon: Code, label: 'Code' },
  data: { icon: Database, label: 'Data' },
  design: { icon: LayoutTemplate, label: 'Design' },
  cloud: { icon: Cloud, label: 'Cloud' },
  test: { icon: FlaskConical, label: 'Testing' },
  ship: { icon: Rocket, label: 'Shipping' },
  people: { icon: Users, label: 'People' },
}
