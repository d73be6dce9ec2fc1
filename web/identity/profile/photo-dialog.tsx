import { ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { ApiError } from '#web/kit/api/call.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Problem } from '#web/kit/forms/field.tsx'
import { FileDrop } from '#web/kit/forms/file-drop.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { type Crop, middleOf, mostZoom, zoomed } from './photo-crop.ts'
import { openPicture, squareFile } from './photo-picture.ts'
import { PhotoStage, SquareView } from './photo-stage.tsx'
import { useRemovePhoto, useSavePhoto } from './api.ts'

type PhotoDialogProps = { photo: string | null; onClose: () => void }
type Chosen = { picture: ImageBitmap; crop: Crop }

/** Choose a picture (a phone offers its camera), put the face into the circle, save. */
export function PhotoDialog({ photo, onClose }: PhotoDialogProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const save = useSavePhoto()
  const remove = useRemovePhoto()
  const picture = chosen?.picture
  // A picture takes as much memory as it has pixels; it goes with the dialog.
  useEffect(() => () => picture?.close(), [picture])

  const choose = async ([file]: File[]) => {
    setProblem(null)
    try {
      const opened = await openPicture(file!)
      setChosen({ picture: opened, crop: middleOf(opened) })
    } catch (error) {
      setProblem((error as Error).message)
    }
  }

  const onSave = async ({ picture, crop }: Chosen) => {
    setProblem(null)
    try {
      await save.mutateAsync(await squareFile(picture, crop))
      toast('Picture saved.')
      onClose()
    } catch (error) {
      setProblem(saidOf(error))
    }
  }

  const onRemove = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast('Picture removed.')
        onClose()
      },
    })

  return (
    <Dialog
      open
      onClose={onClose}
      title="Your picture"
      intro={chosen ? undefined : 'Other learners see it next to your first name.'}
      closeOnBackdrop={!chosen}
      actions={
        <>
          {photo && !chosen && (
            <Button variant="quiet" className="sm:mr-auto" busy={remove.isPending} onClick={onRemove}>
              Remove picture
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          {chosen && (
            <Button variant="primary" busy={save.isPending} busyLabel="Saving…" onClick={() => void onSave(chosen)}>
              Save picture
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {chosen && (
          <Cropping {...chosen} onCrop={(change) => setChosen((now) => now && { ...now, crop: change(now.crop) })} />
        )}
        <div className="flex items-center gap-3">
          {chosen && <Previews {...chosen} />}
          <FileDrop
            label={chosen ? 'Choose another' : 'Choose a picture'}
            accept={['image/*']}
            onFiles={(files) => void choose(files)}
            className="min-w-0 flex-1"
          />
        </div>
        <Problem text={problem} />
      </div>
    </Dialog>
  )
}

/** What the server has against the picture stands beside the field it is about. */
const saidOf = (error: unknown) =>
  error instanceof ApiError ? (error.fields['photo'] ?? error.message) : (error as Error).message

type CroppingProps = Chosen & { onCrop: (change: (crop: Crop) => Crop) => void }

function Cropping({ picture, crop, onCrop }: CroppingProps) {
  const id = useId()
  const most = mostZoom(picture)
  const zoomTo = (zoom: number) => onCrop((crop) => zoomed(picture, crop, zoom))
  return (
    <div className="grid grid-cols-1 justify-items-center gap-4">
      <PhotoStage picture={picture} crop={crop} onCrop={onCrop} describedBy={`${id}-how`} />
      <p id={`${id}-how`} className="type-small text-center text-soft">
        Drag the picture or use the arrow keys to fit your face in the circle.
      </p>
      {most > 1 && (
        <div className="flex w-full max-w-80 items-center gap-3">
          <ZoomOut aria-hidden="true" className="size-5 shrink-0 text-soft" />
          <input
            type="range"
            aria-label="Zoom"
            aria-valuetext={`${crop.zoom.toFixed(1)} times`}
            min={1}
            max={most}
            step="any"
            value={crop.zoom}
            onChange={(event) => zoomTo(Number(event.target.value))}
            onKeyDown={(event) => {
              // A range without steps moves by hundredths; a key should be felt.
              const way = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
              if (!way) return
              event.preventDefault()
              zoomTo(crop.zoom + way * 0.2)
            }}
            className="h-11 min-w-0 flex-1 accent-indigo"
          />
          <ZoomIn aria-hidden="true" className="size-5 shrink-0 text-soft" />
        </div>
      )}
    </div>
  )
}

/** How it will look, on the profile and in the bar on top. */
function Previews({ picture, crop }: Chosen) {
  return (
    <>
      <SquareView picture={picture} crop={crop} pixels={128} className="size-16 shrink-0 rounded-full" />
      <SquareView picture={picture} crop={crop} pixels={64} className="size-8 shrink-0 rounded-full max-sm:hidden" />
    </>
  )
}
