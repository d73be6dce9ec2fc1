import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  defaultPreviewDays,
  type PreviewLink,
  setPreviewLink,
  unbuiltFile,
} from '#contract/learning/attempts/previews.ts'
import type { Attempt } from '#contract/learning/solutions.ts'
import { Field, Options, Problem, Select } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { plural } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { SharedAddress } from '#web/kit/overlays/shared-address.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { describeEnd, describeVisits } from '#web/kit/share.ts'
import { OnlineButton } from '#web/kit/states/online-button.tsx'
import { Loading, SkeletonText } from '#web/kit/states/skeleton.tsx'
import { previewLinkOf, useRevokeLink, useSetLink } from './previews.api.ts'

type ShareDialogProps = { attempt: Attempt; onClose: () => void }

/** The link to the page in an attempt: create, copy, extend, end. */
export function ShareDialog({ attempt, onClose }: ShareDialogProps) {
  const { solutionId, files } = attempt
  const { data: link, error } = useQuery(previewLinkOf(solutionId))
  const [isChanging, setIsChanging] = useState(false)
  if (link === undefined) {
    return (
      <Dialog open onClose={onClose} title="Share a preview">
        {error ? (
          <Callout tone="problem">{error.message}</Callout>
        ) : (
          <Loading label="Loading the link">
            <SkeletonText lines={3} />
          </Loading>
        )}
      </Dialog>
    )
  }
  const unbuilt = unbuiltFile(files.map(({ path }) => path))
  const isActive = link?.state === 'active'
  return isActive && !isChanging ? (
    <ActiveLink link={link} solutionId={solutionId} onExtend={() => setIsChanging(true)} onClose={onClose} />
  ) : (
    <DaysForm
      link={link}
      attempt={attempt}
      unbuilt={unbuilt}
      onDone={() => setIsChanging(false)}
      onClose={isActive ? () => setIsChanging(false) : onClose}
    />
  )
}

const dayChoices = [1, 3, 7, 14, 30]

type DaysFormProps = ShareDialogProps & {
  link: PreviewLink | null
  /** A file of the page that no browser runs. */
  unbuilt: string | null
  onDone: () => void
}

function DaysForm({ link, attempt, unbuilt, onDone, onClose }: DaysFormProps) {
  const setLink = useSetLink()
  const isExtended = link !== null && link.state !== 'revoked'
  const { solutionId } = attempt
  const { onSubmit, problems, isBusy } = useForm({
    schema: setPreviewLink.body,
    read: (fields) => ({ days: Number(fields.get('days')) }),
    submit: async (body) => {
      await setLink.mutateAsync({ params: { solutionId }, body })
      toast(isExtended ? 'Link extended' : 'Link created. Now share it.')
      onDone()
    },
  })
  const { days, ...others } = problems
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={onSubmit}
      closeOnBackdrop={false}
      title="Share a preview"
      intro={`Anyone with the link sees the page of attempt ${attempt.attempt}, without an account. They can read its code too.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <OnlineButton type="submit" variant="primary" busy={isBusy} busyLabel="Saving…">
            {isExtended ? 'Extend the link' : 'Create a link'}
          </OnlineButton>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {link && <p className="text-soft">{describe(link)}</p>}
        {unbuilt && (
          <Callout tone="waiting">
            Your page isn’t built.
            <span className="block font-normal wrap-anywhere">
              Browsers can’t run {unbuilt}. Build your project, and submit it with its dist folder.
            </span>
          </Callout>
        )}
        <Field
          label="How long it works"
          hint="The page runs on its own: it can’t load other sites, save data in the browser or send forms."
          problem={days}
        >
          <Select name="days" defaultValue={defaultPreviewDays} data-autofocus>
            <Options of={dayChoices.map((days) => [days, `${plural(days, 'day')} from now`])} />
          </Select>
        </Field>
        <Problem text={Object.values(others)[0]} />
      </div>
    </Dialog>
  )
}

function describe(link: PreviewLink): string {
  const next =
    link.state === 'revoked' ? 'A new link has another address.' : 'Extend it, and the same address keeps working.'
  return `${describeEnd(link)} · ${describeVisits(link)}. ${next}`
}

type ActiveLinkProps = { link: PreviewLink; solutionId: number; onExtend: () => void; onClose: () => void }

function ActiveLink({ link, solutionId, onExtend, onClose }: ActiveLinkProps) {
  const revoke = useRevokeLink()
  const end = () =>
    revoke.mutate({ params: { solutionId } }, { onSuccess: () => toast('Link ended. Nobody can open it any more.') })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your preview link"
      intro={`${describeEnd(link)} · ${describeVisits(link)}`}
      actions={
        <>
          <div className="flex flex-wrap gap-2 sm:mr-auto">
            <OnlineButton onClick={onExtend}>Change the end</OnlineButton>
            <OnlineButton variant="quiet" busy={revoke.isPending} onClick={end}>
              End now
            </OnlineButton>
          </div>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <SharedAddress url={link.url!} subject="My page" words="Here is a page that I made:" />
      <Problem text={revoke.error?.message} />
    </Dialog>
  )
}
