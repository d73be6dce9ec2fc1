import { useEffect, useRef, type ReactNode } from 'react'
import type { Profile } from '#contract/identity/profile.ts'
import type { AreaName } from '#web/kit/area-name.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { day } from '#web/kit/format.ts'
import { formatPhone } from '#web/kit/phone.ts'
import { states } from '#contract/kit/states.ts'
import {
  BriefcaseBusiness,
  CalendarDays,
  CodeXml,
  Globe,
  Lock,
  Mail,
  MapPin,
  Pencil,
  Phone,
  type Icon,
} from '#web/kit/icons.tsx'
import { PersonName } from '#web/kit/layout/person-name.tsx'
import { formatLink } from './profile-draft.ts'

const whoSees: Record<AreaName, string> = {
  learner: 'Other learners see only your first name and photo.',
  company: 'A learner sees your name and company once you’re introduced to each other.',
  staff: 'Learners see only your name and photo.',
}

type ProfileViewProps = {
  profile: Profile
  photo: ReactNode
  asksForState: boolean
  area: AreaName
  /** True after the form was closed. */
  isFocused: boolean
  onEdit: () => void
}

export function ProfileView({ profile, photo, asksForState, area, isFocused, onEdit }: ProfileViewProps) {
  const edit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocused) edit.current?.focus()
  }, [isFocused])
  const { firstName, lastName, email, phone, about, stateCode, memberSince } = profile
  const links = linksOf(profile)
  const isIncomplete = !phone && !about && links.length === 0
  return (
    <>
      <div className="-mt-14 flex flex-wrap items-end justify-between gap-4">
        {photo}
        <Button ref={edit} onClick={onEdit} className="mb-1">
          <Pencil aria-hidden="true" className="size-4" />
          <span>
            Edit<span className="max-sm:sr-only"> profile</span>
          </span>
        </Button>
      </div>
      {/* Indic vowel signs need more line height. */}
      <h2 id="profile-title" className="type-h2 mt-4 leading-[1.35] wrap-anywhere">
        <PersonName>{`${firstName} ${lastName}`.trim()}</PersonName>
      </h2>
      {about && <p className="mt-2 max-w-2xl whitespace-pre-line">{about}</p>}
      {isIncomplete && area !== 'company' && (
        <p className="mt-2 max-w-2xl text-soft">
          Add your phone number, a few words about yourself and links to your work.
        </p>
      )}
      <dl className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Detail icon={Mail} label="Email">
          {email}
        </Detail>
        <Detail icon={Phone} label="Phone">
          {phone ? formatPhone(phone) : <span className="font-normal text-soft">Not added</span>}
        </Detail>
        {asksForState && (
          <Detail icon={MapPin} label="State">
            {states[stateCode] ?? <span className="font-normal text-soft">Not added</span>}
          </Detail>
        )}
        {links.map(({ icon, label, link }) => (
          <Detail key={label} icon={icon} label={label}>
            <a href={link} target="_blank" rel="noopener noreferrer ugc nofollow" className="link touch">
              {formatLink(link)}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </Detail>
        ))}
        <Detail icon={CalendarDays} label="Member since">
          {day(memberSince)}
        </Detail>
      </dl>
      <p className="type-small mt-6 flex items-start gap-2 border-t border-line pt-4 text-soft">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {whoSees[area]}
      </p>
    </>
  )
}

function Detail({ icon: Icon, label, children }: { icon: Icon; label: string; children: ReactNode }) {
  return (
    <div className="relative min-w-0 pl-8">
      <dt className="type-small text-soft">
        <Icon aria-hidden="true" className="absolute top-1 left-0 size-5" />
        {label}
      </dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  )
}

const linksOf = ({ linkedin, github, portfolio }: Profile) =>
  [
    { icon: BriefcaseBusiness, label: 'LinkedIn', link: linkedin },
    { icon: CodeXml, label: 'GitHub', link: github },
    { icon: Globe, label: 'Portfolio', link: portfolio },
  ].filter(({ link }) => link !== '')
