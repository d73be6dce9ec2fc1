import { queryOptions } from '@tanstack/react-query'
import {
  changeCourseImage,
  createCourse,
  deleteCourse,
  editCourse,
  getCourse,
  listAllCourses,
  type NewCourse,
} from '#contract/catalogue/courses.ts'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, useInvalidatingMutation, endpointQuery } from '#web/kit/api/query.ts'

/** With the beginners' path. */
export const allCourses = endpointQuery(['catalogue', 'all'], listAllCourses)

/** Those that people enrol in. */
export const enrollableCourses = queryOptions({
  ...allCourses,
  select: (courses) => courses.filter(({ isStart }) => !isStart),
})

/** A course as staff edit it: the public details, and whether it is listed. */
export const editableCourse = (courseId: number) =>
  queryOptions({
    queryKey: ['catalogue', 'course', courseId],
    queryFn: async () => {
      const [course, all] = await Promise.all([call(getCourse, { params: { courseId } }), call(listAllCourses)])
      return { ...course, isListed: all.some((listed) => listed.courseId === courseId && listed.isListed) }
    },
  })

/** Errors are shown by the forms. */
const useCatalogueChange = <Input, Reply>(mutationFn: (input: Input) => Promise<Reply>) =>
  useInvalidatingMutation(['catalogue'], mutationFn, inlineErrors)

export const useCreateCourse = () =>
  useCatalogueChange(({ image, ...body }: NewCourse & { image: File }) => call(createCourse, { body, files: [image] }))

export const useEditCourse = (courseId: number) =>
  useCatalogueChange((body: BodyOf<typeof editCourse>) => call(editCourse, { params: { courseId }, body }))

export const useChangeCourseImage = (courseId: number) =>
  useCatalogueChange((image: File) => call(changeCourseImage, { params: { courseId }, files: [image] }))

export const useDeleteCourse = (courseId: number) =>
  useCatalogueChange((courseTitle: string | undefined) =>
    call(deleteCourse, { params: { courseId }, query: { courseTitle } }),
  )
