import { Button } from '#web/kit/layout/button.tsx'
import { Field, Input, Problem } from '#web/kit/forms/field.tsx'
import { Plus, Trash2 } from '#web/kit/icons.tsx'
import { visitors } from './basics-sections.tsx'
import type { SettingsPreviews } from './previews.ts'
import { SettingsForm } from './section.tsx'
import { type Section, type Stored, useSection } from './section-draft.ts'

type Link = { label: string; url: string }
type Form = { socialLinks: Link[]; mapsReviewUrl: string }

export function LinksSection({ stored, previews: { Footer } }: { stored: Stored; previews: SettingsPreviews }) {
  const section = useSection<Form>({
    id: 'links',
    title: 'Social links',
    stored,
    toForm: ({ socialLinks, mapsReviewUrl }) => ({ socialLinks, mapsReviewUrl }),
    toChanges: (form) => form,
  })
  const { form, problems } = section
  const setLinks = (socialLinks: Link[]) => section.change({ socialLinks }, 'socialLinks')
  return (
    <SettingsForm
      section={section}
      intro="Shown in the footer of every public page, in this order. The review link leads to your public reviews."
      preview={<Footer site={visitors(stored, { socialLinks: form.socialLinks.filter(({ label }) => label) })} />}
      isWide
    >
      <ul className="grid gap-4">
        {form.socialLinks.map((link, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a link that is being typed has nothing else
          <li key={index} className="flex items-start gap-3">
            <LinkFields section={section} link={link} index={index} />
            <Button
              variant="quiet"
              className="mt-7 px-2.5"
              aria-label={`Remove ${link.label || 'this link'}`}
              onClick={() => setLinks(form.socialLinks.filter((_, place) => place !== index))}
            >
              <Trash2 aria-hidden="true" className="size-4.5" />
            </Button>
          </li>
        ))}
      </ul>
      <Problem text={problems['socialLinks']} />
      <div>
        <Button size="small" onClick={() => setLinks([...form.socialLinks, { label: '', url: '' }])}>
          <Plus aria-hidden="true" className="size-4" />
          Add a link
        </Button>
      </div>
      <Field label="Public reviews" hint="For example your Google Maps page." problem={problems['mapsReviewUrl']}>
        <Input
          type="url"
          name="mapsReviewUrl"
          value={form.mapsReviewUrl}
          onChange={(event) => section.change({ mapsReviewUrl: event.target.value }, 'mapsReviewUrl')}
        />
      </Field>
    </SettingsForm>
  )
}

function LinkFields({ section, link, index }: { section: Section<Form>; link: Link; index: number }) {
  const { form, problems } = section
  const set = (edit: Partial<Link>, field: string) =>
    section.change(
      { socialLinks: form.socialLinks.map((other, place) => (place === index ? { ...link, ...edit } : other)) },
      field,
    )
  const [label, url] = [`socialLinks.${index}.label`, `socialLinks.${index}.url`]
  return (
    <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-[1fr_2fr]">
      <Field label="Label" problem={problems[label]}>
        <Input name={label} value={link.label} onChange={(event) => set({ label: event.target.value }, label)} />
      </Field>
      <Field label="Link" problem={problems[url]}>
        <Input
          type="url"
          name={url}
          value={link.url}
          placeholder="https://…"
          onChange={(event) => set({ url: event.target.value }, url)}
        />
      </Field>
    </div>
  )
}
