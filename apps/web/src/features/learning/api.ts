import { learningRoutes } from "@candlewise/contracts/learning/routes";
import type { LearningShapes } from "@candlewise/contracts/learning/schemas";
import { api } from "#web/shared/api-client/api.ts";
import { endpointsOf } from "#web/shared/api-client/endpoints.ts";

export const learningApi = api.injectEndpoints({
  endpoints: endpointsOf<typeof learningRoutes, LearningShapes>(learningRoutes, {
    queueable: ["completeLesson", "answerQuestion", "saveLessonPosition"],
  }),
});

export const {
  useListPathsQuery,
  useActivatePathMutation,
  useJoinPathMutation,
  useBeginCourseMutation,
  useGetPathQuery,
  useListMiniCoursesQuery,
  useGetPathProgressQuery,
  useListCoursesQuery,
  useGetPathwayQuery,
  useGetCoursePathwayQuery,
  useAccessComponentMutation,
  useGetLessonQuery,
  useSaveLessonPositionMutation,
  useCompleteLessonMutation,
  useGetDailyGoalQuery,
  useListCompletedComponentsQuery,
  useGetQuizQuery,
  useGetQuizStatisticsQuery,
  useAnswerQuestionMutation,
  useGetQuizResultsQuery,
} = learningApi;
