import { Done, endpoint } from '../kit/endpoint.ts'
import { atMost, Id, isPlain, line } from '../kit/fields.ts'
import { z } from '../kit/zod.ts'

/** A video of a step: a link to another site, or a file that we stream. */
export const StepVideo = z.object({
  videoId: z.number(),
  title: z.string(),
  /** The link as staff entered it, or a signed link to the file that works for a few minutes. */
  url: z.string(),
  isUploaded: z.boolean(),
  /** The type of an uploaded file; empty for a link. */
  kind: z.string(),
  bytes: z.number(),
  /** Captions of an uploaded video (WebVTT), or null. */
  captionsUrl: z.string().nullable(),
  /** Where the learner stopped; 0 at the beginning and after watching it to the end. */
  seconds: z.number(),
})
export type StepVideo = z.infer<typeof StepVideo>

const ofStep = z.strictObject({ stepId: Id })
const ofVideo = z.strictObject({ videoId: Id })
const VideoTitle = line('a title', 120)
const wrongLink = 'Enter a full link that starts with https://'
const VideoUrl = z
  .string(wrongLink)
  .trim()
  .max(500, atMost(500))
  .refine(isPlain, wrongLink)
  .pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: wrongLink }))

export const NewVideoLink = z.strictObject({ title: VideoTitle, url: VideoUrl })

export const addVideoLink = endpoint('POST /v1/steps/:stepId/video-links', {
  summary: 'Add a link to a video to a step',
  access: 'courses:act',
  params: ofStep,
  body: NewVideoLink,
  reply: StepVideo,
})

export const maxVideoBytes = 500 * 1024 * 1024

export const uploadVideo = endpoint('POST /v1/steps/:stepId/videos', {
  summary: 'Upload a video (MP4 or WebM) to a step',
  access: 'courses:act',
  upload: { field: 'files', maxFiles: 1, maxBytes: maxVideoBytes, kinds: ['video/mp4', 'video/webm'] },
  params: ofStep,
  body: z.strictObject({ title: VideoTitle }),
  reply: StepVideo,
})

export const uploadCaptions = endpoint('PUT /v1/videos/:videoId/captions', {
  summary: 'Set the captions (WebVTT) of an uploaded video',
  access: 'courses:act',
  upload: { field: 'files', maxFiles: 1, maxBytes: 2 * 1024 * 1024, kinds: ['text/plain'] },
  params: ofVideo,
  reply: StepVideo,
})

export const renameVideo = endpoint('PUT /v1/videos/:videoId', {
  summary: 'Change the title of a video',
  access: 'courses:act',
  params: ofVideo,
  body: z.strictObject({ title: VideoTitle }),
  reply: StepVideo,
})

export const removeVideo = endpoint('DELETE /v1/videos/:videoId', {
  summary: 'Remove a video from its step; an uploaded file is deleted',
  access: 'courses:act',
  params: ofVideo,
  reply: Done,
})

export const saveVideoPosition = endpoint('PUT /v1/videos/:videoId/position', {
  summary: 'Remember where I am in a video',
  access: 'learner',
  needsMembership: true,
  params: ofVideo,
  body: z.strictObject({ seconds: z.number().int().min(0).max(86_400) }),
  reply: Done,
})
