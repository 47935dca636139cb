import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { notificationsApi, type Notification } from "./api.ts";

const { util } = notificationsApi;
type State = Parameters<typeof util.selectCachedArgsForQuery>[0];
type Thunk = (dispatch: ThunkDispatch<State, unknown, UnknownAction>, getState: () => State) => () => void;

/** Shows notifications as read in what is cached; returns how to take it back. */
export const showRead =
  (isMeant: (notification: Notification) => boolean): Thunk =>
  (dispatch, getState) => {
    const patches = util.selectCachedArgsForQuery(getState(), "listNotifications").map((input) =>
      dispatch(
        util.updateQueryData("listNotifications", input, ({ notifications }) => {
          for (const notification of notifications) if (isMeant(notification)) notification.is_read = true;
        }),
      ),
    );
    return () => {
      for (const patch of patches) patch.undo();
    };
  };
