import { useEffect, useId, useState } from 'react'
import { ApiError } from '#web/kit/api/call.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { OnlineButton } from '#web/kit/states/online-button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Problem } from '#web/kit/forms/field.tsx'
import { FileDrop } from '#web/kit/forms/file-drop.tsx'
import { ZoomIn, ZoomOut } from '#web/kit/icons.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { type Crop, centredCrop, maxZoom, zoomTo } from './photo-crop.ts'
import { openImage, cropToFile } from './photo-image.ts'
import { PhotoCropper, CropPreview } from './photo-cropper.tsx'
import { useRemovePhoto, useSavePhoto } from './api.ts'

type PhotoDialogProps = { photo: string | null; onClose: () => void }
type Selection = { image: ImageBitmap; crop: Crop }

/** Choose a photo or take one, crop it, save it. */
export function PhotoDialog({ photo, onClose }: PhotoDialogProps) {
  const [selection, setSelection] = useState<Selection | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const save = useSavePhoto()
  const remove = useRemovePhoto()
  const image = selection?.image
  // Frees the memory of the uncompressed image.
  useEffect(() => () => image?.close(), [image])

  const choose = async ([file]: File[]) => {
    setProblem(null)
    try {
      const opened = await openImage(file!)
      setSelection({ image: opened, crop: centredCrop(opened) })
    } catch (error) {
      setProblem((error as Error).message)
    }
  }

  const onSave = async ({ image, crop }: Selection) => {
    setProblem(null)
    try {
      await save.mutateAsync(await cropToFile(image, crop))
      toast('Photo saved.')
      onClose()
    } catch (error) {
      setProblem(messageOf(error))
    }
  }

  const onRemove = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast('Photo removed.')
        onClose()
      },
    })

  return (
    <Dialog
      open
      onClose={onClose}
      title="Your photo"
      intro={selection ? undefined : 'Other learners see it next to your first name.'}
      closeOnBackdrop={!selection}
      actions={
        <>
          {photo && !selection && (
            <Button variant="quiet" className="sm:mr-auto" busy={remove.isPending} onClick={onRemove}>
              Remove photo
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          {selection && (
            <OnlineButton
              variant="primary"
              busy={save.isPending}
              busyLabel="Saving…"
              onClick={() => void onSave(selection)}
            >
              Save photo
            </OnlineButton>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {selection && (
          <Cropping
            {...selection}
            onCrop={(change) => setSelection((current) => current && { ...current, crop: change(current.crop) })}
          />
        )}
        <div className="flex items-center gap-3">
          {selection && <Previews {...selection} />}
          <FileDrop
            label={selection ? 'Choose another' : 'Choose a photo'}
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

const messageOf = (error: unknown) =>
  error instanceof ApiError ? (error.fields['photo'] ?? error.message) : (error as Error).message

type CroppingProps = Selection & { onCrop: (change: (crop: Crop) => Crop) => void }

function Cropping({ image, crop, onCrop }: CroppingProps) {
  const id = useId()
  const max = maxZoom(image)
  const setZoom = (zoom: number) => onCrop((crop) => zoomTo(image, crop, zoom))
  return (
    <div className="grid grid-cols-1 justify-items-center gap-4">
      <PhotoCropper image={image} crop={crop} onCrop={onCrop} describedBy={`${id}-hint`} />
      <p id={`${id}-hint`} className="type-small text-center text-soft">
        Drag the photo or use the arrow keys to fit your face in the circle.
      </p>
      {max > 1 && (
        <div className="flex w-full max-w-80 items-center gap-3">
          <ZoomOut aria-hidden="true" className="size-5 shrink-0 text-soft" />
          <input
            type="range"
            aria-label="Zoom"
            aria-valuetext={`${crop.zoom.toFixed(1)} times`}
            min={1}
            max={max}
            step="any"
            value={crop.zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
            onKeyDown={(event) => {
              // Without steps, a key would move the slider by a hundredth.
              const direction = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
              if (!direction) return
              event.preventDefault()
              setZoom(crop.zoom + direction * 0.2)
            }}
            className="h-11 min-w-0 flex-1 accent-indigo"
          />
          <ZoomIn aria-hidden="true" className="size-5 shrink-0 text-soft" />
        </div>
      )}
    </div>
  )
}

/** The sizes used on the profile and in the header. */
function Previews({ image, crop }: Selection) {
  return (
    <>
      <CropPreview image={image} crop={crop} pixels={128} className="size-16 shrink-0 rounded-full" />
      <CropPreview image={image} crop={crop} pixels={64} className="size-8 shrink-0 rounded-full max-sm:hidden" />
    </>
  )
}
