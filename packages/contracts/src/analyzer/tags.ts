/** Cache tags of this domain. */
export const analyzerTags = ["Analyses", "AnalyzerAccess"] as const;
