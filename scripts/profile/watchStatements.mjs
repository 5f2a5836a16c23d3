// @ts-check

/**
 * Times every message to expo-sqlite's worker until its answer is back, and tells the SQL it was
 * about. Runs in the page before the app, so it can use nothing from outside.
 */
export const watchStatements = () => {
  /** The SQL of prepared statements by their ids; later messages name only the id. */
  /** @type {Map<number, string>} */
  const prepared = new Map();

  /** @param {{ type: string, data?: { source?: string, nativeStatementId?: number } }} message */
  const sqlOf = ({ type, data = {} }) => {
    const { source, nativeStatementId: id = -1 } = data;
    if (type === 'prepare' && source !== undefined) prepared.set(id, source);
    return source ?? prepared.get(id) ?? '';
  };

  const Original = window.Worker;
  window.Worker = class extends Original {
    /** @param {ConstructorParameters<typeof Worker>} args */
    constructor(...args) {
      super(...args);
      /** @type {Map<number, { sql: string, message: string, sent: number }>} */
      this.banmenWaiting = new Map();
      this.addEventListener('message', ({ data }) => {
        const asked = this.banmenWaiting.get(data?.id);
        if (asked === undefined) return;
        this.banmenWaiting.delete(data.id);
        const { sql, message, sent } = asked;
        void window.banmenTimed({ sql, message, ms: performance.now() - sent });
      });
    }

    /**
     * @override
     * @param {any[]} args
     */
    postMessage(...args) {
      const [message] = args;
      if (typeof message?.id === 'number' && typeof message.type === 'string') {
        const sent = performance.now();
        this.banmenWaiting.set(message.id, { sql: sqlOf(message), message: message.type, sent });
      }
      // @ts-expect-error whatever it was called with
      super.postMessage(...args);
    }
  };
};
