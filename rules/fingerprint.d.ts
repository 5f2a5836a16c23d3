/**
 * Another text after any change of the rules. `scripts/fingerprint.cjs` writes the file with it,
 * which is not in the repository.
 */
export declare const rulesFingerprint: string;
