module.exports = {
  plugins: {
    'postcss-preset-mantine': {
      mixins: {
        // Only for screen readers.
        'visually-hidden': {
          position: 'absolute',
          overflow: 'hidden',
          width: '1px',
          height: '1px',
          'clip-path': 'inset(50%)',
        },
        // A card on paper: without its frame, in the paper's colours.
        'printed-card': {
          '@media print': {
            padding: '0',
            color: 'CanvasText',
            background: 'none',
            border: 'none',
            'box-shadow': 'none',
            '& *': {
              color: 'CanvasText !important',
              background: 'none !important',
            },
          },
        },
      },
    },
    'postcss-simple-vars': {
      variables: {
        'mantine-breakpoint-xs': '36em',
        'mantine-breakpoint-sm': '48em',
        'mantine-breakpoint-md': '62em',
        'mantine-breakpoint-lg': '75em',
        'mantine-breakpoint-xl': '88em',
      },
    },
  },
};
