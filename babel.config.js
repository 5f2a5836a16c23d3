module.exports = (api) => {
  // In tests there is no Metro: a part that arrives later is simply required.
  const plugins = api.env('test') ? ['@babel/plugin-transform-dynamic-import'] : [];
  return { presets: ['babel-preset-expo'], plugins };
};
