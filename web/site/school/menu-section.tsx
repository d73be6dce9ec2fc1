import { type SidebarItem, sidebarItems, sidebarLabels } from '#contract/site/settings.ts'
import { Checkbox } from '#web/kit/forms/field.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { SettingsForm } from './section.tsx'
import { type Stored, useSection } from './section-draft.ts'

export function MenuSection({ stored }: { stored: Stored }) {
  const section = useSection({
    id: 'menu',
    title: 'Learner menu',
    stored,
    // In the order of the menu, so that what is ticked twice is no change.
    toForm: ({ switchedOffItems }) => ({ off: sidebarItems.filter((item) => switchedOffItems.includes(item)) }),
    toChanges: ({ off }) => ({ switchedOffItems: off }),
  })
  const { off } = section.form
  const set = (item: SidebarItem, isOn: boolean) =>
    section.change({ off: sidebarItems.filter((other) => (other === item ? !isOn : off.includes(other))) })
  return (
    <SettingsForm
      section={section}
      intro="Items you turn off stay in the menu and are marked “In progress”."
      preview={
        <ul className="grid gap-1 p-4">
          {sidebarItems.map((item) => (
            <li key={item} className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 px-2">
              <span className={classes('font-medium', off.includes(item) && 'text-soft')}>{sidebarLabels[item]}</span>
              {off.includes(item) && <span className="type-small text-soft">In progress</span>}
            </li>
          ))}
        </ul>
      }
    >
      <fieldset className="grid gap-2">
        <legend className="type-label mb-2">Open to learners</legend>
        {sidebarItems.map((item) => (
          <Checkbox
            key={item}
            label={sidebarLabels[item]}
            checked={!off.includes(item)}
            onChange={(event) => set(item, event.target.checked)}
          />
        ))}
      </fieldset>
    </SettingsForm>
  )
}
