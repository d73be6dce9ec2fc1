import type { SettingChange } from '#contract/site/school.ts'
import { settingNames } from '#contract/site/setting-names.ts'
import { settingPlaces } from '#contract/site/subjects.ts'

type NameOfChange = { name: string; title: string; page: string | null }

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const isSetting = (setting: string): setting is keyof typeof settingPlaces => Object.hasOwn(settingPlaces, setting)

/** What was changed, as a heading, and where. */
export function nameOfChange({
  setting,
  before,
  after,
}: Pick<SettingChange, 'setting' | 'before' | 'after'>): NameOfChange {
  if (isSetting(setting)) {
    const name = sentence(settingNames[setting].replace(/^the /, ''))
    return { name, title: name, page: `/admin/settings/${settingPlaces[setting]}` }
  }
  const kind = sentence(setting.replace(/ \d+$/, ''))
  const who = nameIn(after) ?? nameIn(before)
  return { name: kind, title: `${kind}${who ? ` ${who}` : ''}${verb(before, after)}`, page: pageOfKind(kind) }
}

const nameIn = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string' ? value.name : null

function verb(before: unknown, after: unknown): string {
  if (before === null || before === undefined) return ' added'
  return after === null || after === undefined ? ' removed' : ''
}

const pageOfKind = (kind: string) => (kind === 'Testimonial' ? '/admin/settings/testimonials' : '/admin/settings/team')
