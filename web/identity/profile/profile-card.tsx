import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Profile } from '#contract/identity/profile.ts'
import { Camera } from '#web/kit/icons.tsx'
import type { AreaName } from '#web/kit/area-name.ts'
import { Avatar } from '#web/kit/layout/avatar.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton, SkeletonText } from '#web/kit/states/skeleton.tsx'
import { PhotoDialog } from './photo-dialog.tsx'
import { storedDraft } from './profile-draft.ts'
import { ProfileForm } from './profile-form.tsx'
import { ProfileView } from './profile-view.tsx'
import { myProfile } from './api.ts'

/** With a GSTIN, a learner’s state decides which tax is on their receipts. */
type ProfileCardProps = { asksForState?: boolean; area?: AreaName }

export function ProfileCard({ asksForState = false, area = 'learner' }: ProfileCardProps) {
  const profile = useQuery(myProfile)
  return (
    <QueryView query={profile} skeleton={<ProfileSkeleton />}>
      {(data) => <LoadedProfile profile={data} asksForState={asksForState} area={area} />}
    </QueryView>
  )
}

type LoadedProfileProps = Required<ProfileCardProps> & { profile: Profile }

function LoadedProfile({ profile, asksForState, area }: LoadedProfileProps) {
  // Reopens the form if there are unsaved changes.
  const [isEditing, setIsEditing] = useState(() => storedDraft(profile) !== null)
  const [hasEdited, setHasEdited] = useState(false)
  const finish = () => {
    setIsEditing(false)
    setHasEdited(true)
  }
  return (
    <Card as="section" aria-labelledby="profile-title" padded={false} className="overflow-hidden">
      <Banner />
      <div className="px-5 pb-6 sm:px-8 sm:pb-8">
        {isEditing ? (
          <ProfileForm {...{ profile, asksForState }} photo={<Photo profile={profile} />} onDone={finish} />
        ) : (
          <ProfileView
            profile={profile}
            asksForState={asksForState}
            area={area}
            photo={<Photo profile={profile} />}
            isFocused={hasEdited}
            onEdit={() => setIsEditing(true)}
          />
        )}
      </div>
    </Card>
  )
}

function Photo({ profile: { firstName, lastName, photo } }: { profile: Profile }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)} className="group relative rounded-full bg-card p-1">
        <Avatar name={`${firstName} ${lastName}`} photo={photo} size="huge" />
        <span className="sr-only">{photo ? 'Change photo' : 'Add a photo'}</span>
        <span className="absolute right-1 bottom-1 grid size-9 place-items-center rounded-full border border-edge bg-card text-ink group-hover:border-ink group-hover:bg-haze">
          <Camera aria-hidden="true" className="size-4.5" />
        </span>
      </button>
      {isOpen && <PhotoDialog photo={photo} onClose={() => setIsOpen(false)} />}
    </>
  )
}

const hangers = Array.from({ length: 23 }, (_, index) => index)

/** A drawing of a bridge. */
function Banner() {
  return (
    <svg
      viewBox="0 0 960 96"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      aria-hidden="true"
      className="block h-24 w-full bg-haze sm:h-28"
    >
      <circle cx="744" cy="40" r="26" className="fill-marigold-tint" />
      <path d="M0 8Q240 124 480 8Q720 124 960 8" className="stroke-edge" strokeWidth="1.5" />
      {hangers.map((index) => {
        const x = 40 + index * 40
        const along = (x % 480) / 480
        return (
          <path key={x} d={`M${x} ${8 + 232 * along * (1 - along)}V84`} className="stroke-line" strokeWidth="1.5" />
        )
      })}
      <path d="M480 0V96" className="stroke-edge" strokeWidth="4" />
      <path d="M0 84H960" className="stroke-marigold" strokeWidth="4" />
    </svg>
  )
}

function ProfileSkeleton() {
  return (
    <div className="surface overflow-hidden">
      <div className="h-24 bg-haze sm:h-28" />
      <div className="px-5 pb-6 sm:px-8 sm:pb-8">
        <span className="-mt-14 inline-block rounded-full bg-card p-1">
          <Skeleton className="size-28 rounded-full" />
        </span>
        <Skeleton className="mt-4 h-7 w-56 max-w-full" />
        <Skeleton className="mt-3 h-4 w-40" />
        <SkeletonText lines={3} className="mt-8 max-w-xl" />
      </div>
    </div>
  )
}
