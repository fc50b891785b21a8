// With these two, React's development build describes each element and each render to the browser's developer tools.
// It looks for them when it loads. Its warnings do not need them.
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');
