/** Cache tags of this domain. */
export const profileTags = [
  "User",
  "Preferences",
  "Properties",
  "Profile",
  "Avatars",
  "Tours",
  "Terms",
  "StudyPlan",
] as const;
